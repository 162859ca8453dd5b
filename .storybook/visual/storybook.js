import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { readStories } from './inPage.js';

/** Serves a built Storybook on a free port. */
async function serve(folder) {
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  // It ends with the run.
  server.unref();
  return `http://127.0.0.1:${server.address().port}`;
}

/** Serves a built Storybook and reads its stories: all that is needed before the first picture. */
export async function openStorybook(folder, frame) {
  const address = await serve(folder);
  await frame.open(address, { theme: 'light', width: 1280, height: 800 });
  const stories = await frame.page.evaluate(readStories);
  const { entries } = JSON.parse(readFileSync(resolve(folder, 'index.json'), 'utf8'));
  return {
    address,
    stories: stories.map((story) => ({ ...story, file: entries[story.id].importPath })),
  };
}
