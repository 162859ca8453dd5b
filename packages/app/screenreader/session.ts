import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** The commands that a session runs, and the Debian packages that contain them. */
const packages = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-daemon',
  'firefox-esr': 'firefox-esr',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

export const missingPackages = () =>
  Object.entries(packages).flatMap(([command, name]) =>
    spawnSync('which', [command]).status === 0 ? [] : [name],
  );

export const versions = () =>
  ['orca', 'firefox-esr'].map((command) =>
    spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout.trim(),
  );

const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Busy machines are slow: wait this long for an utterance, in milliseconds. */
const patience = 120_000;

/** Long enough for an announcement to be spoken, in milliseconds. */
const repeatAfter = 6_000;

/** Firefox and Orca on a display of their own. Orca speaks to `recorder.py`. */
export class Session {
  readonly #folder = mkdtempSync(join(tmpdir(), 'screenreader-'));
  readonly #log = join(this.#folder, 'speech.jsonl');
  readonly #processes: ChildProcess[] = [];
  #read = 0;
  /** The process that has ended too early, and its output. */
  #ended?: string;
  #env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: this.#folder,
    XDG_RUNTIME_DIR: this.#folder,
    XDG_CONFIG_HOME: join(this.#folder, 'config'),
    XDG_DATA_HOME: join(this.#folder, 'data'),
    SPEECH_LOG: this.#log,
    RECORDER_FOLDER: import.meta.dirname,
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    MOZ_CRASHREPORTER_DISABLE: '1',
  };

  /** Opens a page with Orca and Firefox, in a window `width` pixels wide. */
  async start(url: string, width: number) {
    const profile = this.#subfolder('firefox');
    const userPreferences = Object.entries(preferences).map(
      ([name, value]) => `user_pref("${name}", ${value});\n`,
    );
    writeFileSync(join(profile, 'user.js'), userPreferences.join(''));
    const customizations = 'orca-customizations.py';
    copyFileSync(
      join(import.meta.dirname, customizations),
      join(this.#subfolder('data/orca'), customizations),
    );

    const display = await this.#firstLine('Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp');
    this.#env.DISPLAY = `:${display}`;
    // The bus starts the accessibility bus when Orca asks for it, and lets Orca wait until it answers.
    const bus = await this.#firstLine('dbus-daemon --session --print-address=1 --nofork');
    this.#env.DBUS_SESSION_BUS_ADDRESS = bus;
    this.#start('orca');
    await this.hears('Screen reader on.');
    this.#start(
      `firefox-esr --no-remote --profile ${profile} --width ${width} --height 900 ${url}`,
    );
    // Without a window manager, nothing else moves focus.
    this.#run('xdotool search --sync --onlyvisible --class firefox windowfocus --sync');
  }

  press(keys: string) {
    this.#run(`xdotool key --delay 30 ${keys}`);
  }

  type(text: string) {
    spawnSync('xdotool', ['type', '--delay', '60', text], { env: this.#env });
  }

  /** The speech since the last call. */
  said(): string[] {
    if (!existsSync(this.#log)) return [];
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1);
    const unread = lines.slice(this.#read);
    this.#read = lines.length;
    return unread.map((line) => {
      const { text, isCut } = JSON.parse(line) as { text: string; isCut: boolean };
      return isCut ? `${text} (cut off)` : text;
    });
  }

  /** Waits until `text` is heard in full, repeating the keys, if any. Throws with what was heard instead. */
  async hears(text: string, keys?: string) {
    const said: string[] = [];
    let pressed = performance.now();
    for (const end = pressed + patience; performance.now() < end; await wait(100)) {
      said.push(...this.said());
      if (said.includes(text)) return;
      if (this.#ended) throw new Error(this.#ended);
      if (!keys || performance.now() - pressed < repeatAfter) continue;
      this.press(keys);
      pressed = performance.now();
    }
    throw new Error(`Not heard: ${text}\n  Heard: ${said.join('\n         ') || 'nothing'}`);
  }

  /**
   * Ends all processes, and waits for it: Orca refuses to start next to another instance, even one that is just ending.
   */
  async close() {
    for (const child of this.#processes.toReversed()) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #subfolder(name: string) {
    const folder = join(this.#folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  #run(line: string) {
    const [command = '', ...parameters] = line.split(' ');
    spawnSync(command, parameters, { env: this.#env });
  }

  #start(line: string) {
    // However this process ends, its children end with it.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...line.split(' ')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.once('close', () => (this.#ended ??= `This has ended: ${line}\n${output}`));
    this.#processes.push(child);
    return child;
  }

  async #firstLine(line: string) {
    for await (const first of createInterface(this.#start(line).stdout)) return first;
    throw new Error(this.#ended);
  }
}
