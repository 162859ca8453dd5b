// Runs steps of `npm test` in simulated environments, each in a clean copy of a commit. `--help` lists them.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { start, stop } from '../commands.js';
import { commitOf, hasUncommitted, makeCopy, useBuild } from './copies.js';
import { environments, notSimulated } from './environments.js';
import { fetchFonts, fetchNode } from './fetch.js';
import { commandOf, failuresIn, fontsConfig, outerVariables, variablesOf } from './simulate.js';

const root = resolve(import.meta.dirname, '../..');
const cache = resolve(root, 'node_modules/.cache/environments');
const reports = resolve(root, 'test-results/environments');

const help = `npm run test:environments -- [options]

Runs the steps of npm test in simulated environments, each in a clean copy of the last commit.

  --only <name …>   runs only these environments
  --commit <ref>    tests another commit

${environments.map(({ name, what }) => `  ${name.padEnd(18)}${what}`).join('\n')}

Not simulated: ${notSimulated.join('; ')}.`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        commit: { type: 'string', default: 'HEAD' },
        help: { type: 'boolean' },
      },
    });
    const names = [...values.only, ...positionals];
    const unknown = names.find((name) => !environments.some((known) => known.name === name));
    if (unknown) throw new Error(`There is no environment ${unknown}`);
    return { ...values, names, commit: commitOf(root, values.commit) };
  } catch (error) {
    const [reason] = error.message.split('. ');
    console.error(`${reason}: see npm run test:environments -- --help`);
    process.exit(1);
  }
}

const { names, commit, help: asksForHelp } = readOptions();
if (asksForHelp) {
  console.log(help);
  process.exit();
}

const work = mkdtempSync(resolve(tmpdir(), 'patunay-environments-'));
// Another user runs the tests, too.
chmodSync(work, 0o755);
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const outer = outerVariables(root, process.env);

/** The test runner, in a folder that other users can read. It also runs the steps of commits that have another one. */
const runner = resolve(work, 'runner');
cpSync(resolve(root, '.ci'), runner, { recursive: true });
writeFileSync(resolve(work, 'package.json'), '{ "type": "module" }');

/** The running steps, to be ended with this process. */
let current;
for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => void stop(current ? [current] : []).then(() => process.exit(1)));
}

/** Runs a shell command and shows its output. */
async function runShown(command, cwd, env) {
  const onOutput = (text) => void process.stdout.write(text);
  current = start(command, { cwd, env, onOutput });
  return await current.ended;
}

/** A build of the commit in the usual environment, kept for later runs. */
async function usualBuild() {
  const dist = resolve(cache, commit, 'dist');
  if (existsSync(dist)) return dist;
  console.log('\nBuilding for the environments that cannot affect the build …');
  const folder = resolve(work, 'usual');
  makeCopy(root, { commit, folder });
  const { code } = await runShown('npm run build', folder, outer);
  if (code !== 0) throw new Error('The commit does not build.');
  cpSync(resolve(folder, 'dist'), dist, { recursive: true });
  rmSync(folder, { recursive: true });
  return dist;
}

/** Fetches what an environment needs, or returns the reason why it cannot be simulated. */
function prepare({ unmet, node, fonts }) {
  try {
    const reason = unmet?.();
    return {
      reason,
      nodeFolder: node && fetchNode(node, cache),
      fontFolders: fonts?.map((name) => fetchFonts(name, cache)),
    };
  } catch (error) {
    return { reason: error.message };
  }
}

/** Listens on ports, of which others may already be in use. */
function occupy(ports) {
  const servers = ports.map((port) =>
    createServer()
      .on('error', () => {})
      .listen(port),
  );
  return () => servers.forEach((server) => server.close());
}

async function test(environment) {
  const { name, folder: title = name, copy: kind, user, ports = [] } = environment;
  const { reason, nodeFolder, fontFolders } = prepare(environment);
  if (reason) return { outcome: 'not tried', reason };

  const build = environment.steps.includes('build') ? undefined : await usualBuild();
  const since = performance.now();
  const own = resolve(work, name);
  const folder = resolve(own, title);
  makeCopy(root, { commit, folder, kind, withLinks: !user });
  if (build) useBuild(build, folder);
  mkdirSync(resolve(own, 'home'), { mode: environment.readOnlyHome ? 0o555 : 0o755 });
  if (fontFolders) {
    writeFileSync(resolve(own, 'fonts.conf'), fontsConfig(fontFolders, resolve(own, 'font-cache')));
  }
  if (user) execFileSync('chown', ['-R', `${user}:${user}`, own]);
  const release = occupy(ports);
  const env = variablesOf(environment, { outer, work: own, nodeFolder });
  const { code, output } = await runShown(
    commandOf(environment, resolve(runner, 'test.js')),
    folder,
    env,
  );
  release();

  const results = resolve(folder, 'test-results');
  const kept = resolve(reports, name);
  rmSync(kept, { recursive: true, force: true });
  if (code !== 0 && existsSync(results)) cpSync(results, kept, { recursive: true });
  rmSync(own, { recursive: true });
  const seconds = Math.round((performance.now() - since) / 1000);
  if (code === 0) return { outcome: 'ok', seconds };
  return { outcome: 'FAILED', seconds, reason: `${failuresIn(output)} (${relative(root, kept)})` };
}

if (hasUncommitted(root)) console.log('Uncommitted changes are not tested.');
const chosen = environments.filter(({ name }) => names.length === 0 || names.includes(name));
const results = [];
try {
  for (const environment of chosen) {
    console.log(`\n=== ${environment.name}: ${environment.what}\n`);
    results.push({ ...environment, ...(await test(environment)) });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

console.log(`\nCommit ${commit.slice(0, 9)}`);
for (const { name, what, outcome, seconds, reason } of results) {
  const time = seconds === undefined ? '' : `${seconds} s`;
  console.log(
    `${outcome.padEnd(9)} ${time.padStart(6)}  ${name}, ${what}${reason ? `: ${reason}` : ''}`,
  );
}
for (const what of notSimulated) console.log(`not tried         ${what}`);
const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
console.log(`\n${count('ok')} passed, ${count('FAILED')} failed, ${count('not tried')} skipped`);
process.exit(count('FAILED') > 0 ? 1 : 0);
