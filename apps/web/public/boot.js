// Runs before the first paint: skin, direction and language as this device keeps them.
(function () {
  function stored(key) {
    try {
      var text = localStorage.getItem(key);
      return text && text.replace(/^"|"$/g, '');
    } catch {
      return null;
    }
  }

  var root = document.documentElement;
  var skin = stored('skin') === 'dark' ? 'dark' : 'light';
  var locale = stored('locale');
  root.dataset.skin = skin;
  root.dir = stored('direction') === 'rtl' ? 'rtl' : 'ltr';
  if (locale && /^[a-z]{2}(-[A-Z]{2})?$/.test(locale)) root.lang = locale;

  // A script that does not arrive leaves the loader; say so and offer to try again.
  function fail(event) {
    if (event.target.tagName !== 'SCRIPT' || !document.querySelector('.boot')) return;
    var failed = document.getElementById('boot-failed');
    document.querySelector('.boot').remove();
    failed.hidden = false;
    failed.querySelector('button').addEventListener('click', function () {
      location.reload();
    });
  }
  window.addEventListener('error', fail, true);
})();
