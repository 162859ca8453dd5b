// npm run test:screenreader: walks through the built app by keyboard with Orca and Firefox, and compares what is heard
// with `journeys.ts`. `--listen` prints what is said instead.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serveStatic } from '../scripts/serve.ts';
import { journeys } from './journeys.ts';
import { missingPackages, Session, versions } from './session.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { listen: { type: 'boolean', default: false } },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const dist = resolve(import.meta.dirname, '../../../dist');
const missing = missingPackages();
if (missing.length > 0) fail(`Packages are missing: apt-get install ${missing.join(' ')}`);
if (!existsSync(resolve(dist, 'index.html')))
  fail('There is no dist/ yet. Run `npm run build` first.');
const chosen = journeys.filter(({ name }) => positionals.every((part) => name.includes(part)));
if (chosen.length === 0) fail(`No journey is called ${positionals.join(' ')}.`);

console.log(versions().join(', '));
const server = serveStatic(dist).listen(0);
// A server that listens on a port has an `AddressInfo`.
const { port } = server.address() as AddressInfo;

for (const { name, path, width = 1280, steps } of chosen) {
  const session = new Session();
  try {
    await session.start(`http://localhost:${port}${path}`, width);
    for (const [input, sentence] of steps) {
      const isRepeated = input.startsWith('again ');
      const keys = isRepeated ? input.slice('again '.length) : input;
      if (input.startsWith('type ')) session.type(input.slice('type '.length));
      else if (keys) session.press(keys);
      if (values.listen) {
        await wait(8000);
        console.log(JSON.stringify([input, ...session.said()]));
      } else if (sentence) await session.hears(sentence, isRepeated ? keys : undefined);
    }
    console.log(`✓ ${name}`);
  } catch (error) {
    console.error(`✗ ${name}\n  ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await session.close();
  }
}
// Firefox's connections may still be open.
process.exit();
