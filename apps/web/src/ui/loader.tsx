import { Logo } from './logo';
import { uiWords } from './ui.words';

/** The full-page loader; identical to the one in index.html, and styled by boot.css. */
export function Loader() {
  const say = uiWords.use();
  return (
    <div className="boot" role="status" aria-label={say('loading')}>
      <Logo size={56} />
      <div className="boot-bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
