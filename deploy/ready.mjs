/* Exits with 0 if Horae accepts requests: `node deploy/ready.mjs`, or with a number to wait up to that many seconds. */
const address = `http://127.0.0.1:${process.env.PORT || 4000}/ready`;
const until = Date.now() + Number(process.argv[2] ?? 0) * 1000;

const isReady = () =>
  fetch(address, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  );

let answer = await isReady();
while (!answer && Date.now() < until) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  answer = await isReady();
}
process.exit(answer ? 0 : 1);
