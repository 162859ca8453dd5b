// Serves dist/ like a static host, on port 4173 unless PORT is set.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { rejectOptions } from '../../../.ci/rejectOptions.ts';
import { base } from './base.ts';
import { serveStatic } from './serve.ts';

rejectOptions('npm run preview');

const dist = resolve(import.meta.dirname, '../../../dist');
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(resolve(dist, 'index.html'))) {
  console.error('There is no dist/ yet. Run `npm run build` first.');
  process.exit(1);
}

serveStatic(dist, base)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm run preview`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`Patunay: http://localhost:${port}${base}`));
