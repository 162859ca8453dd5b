import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

let url = '';
let stop = () => {};

beforeAll(async () => {
  const port = await getPort();
  url = `http://localhost:${port}/mcp`;
  // A process group of its own, as Storybook starts others.
  const { pid } = spawn('npx', ['storybook', 'dev', '--ci', '--quiet', '--port', String(port)], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
  });
  stop = () => void (pid && process.kill(-pid));
  const page = new URL('/iframe.html', url);
  while (!(await fetch(page).catch(() => undefined))?.ok) await wait(100);
  // The server compiles the components when it has started.
  await ask('docs-list', {});
});
afterAll(() => stop());

/** What Storybook's MCP server answers a coding agent. */
async function ask(tool: string, args: object): Promise<string> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tool, arguments: args },
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(body),
  });
  const [, data = ''] = /^data: (.+)$/m.exec(await response.text()) ?? [];
  return JSON.parse(data).result.content[0].text;
}

async function answer(tool: string, args: object) {
  const started = performance.now();
  const text = await ask(tool, args);
  return { text, time: performance.now() - started };
}

test('docs-list lists components and guides within 2 s', async () => {
  const { text, time } = await answer('docs-list', {});
  expect(text).toContain('- Button (components-button): Starts an action.');
  expect(text).toContain('- Guides/For coding agents');
  expect(time).toBeLessThan(2000);
});

test('docs-show has props with types and defaults, and examples with imports, within 2 s', async () => {
  const { text, time } = await answer('docs-show', { id: 'components-button' });
  expect(text).toContain("variant?: 'primary' | 'secondary' | 'ghost' | 'danger' = 'secondary';");
  expect(text).toContain(
    "import { Button } from '@patunay/ui';\n\n<Button onClick={() => {}}>Add Client</Button>",
  );
  expect(time).toBeLessThan(2000);
});
