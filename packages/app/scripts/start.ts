// Starts Storybook on 6006 and the app on 5173, both with hot reload. If one exits, so does the other.
import concurrently from 'concurrently';
import getPort from 'get-port';
import { rejectOptions } from '../../../.ci/rejectOptions.ts';

rejectOptions('npm start');

const servers = [
  { name: 'storybook', port: 6006, command: 'storybook dev -p 6006 --ci --no-open --quiet' },
  { name: 'app', port: 5173, command: 'vite --config packages/app/vite.config.ts' },
];

for (const { name, port } of servers) {
  if ((await getPort({ port })) !== port) {
    console.error(
      `${name} needs port ${port}, which is in use. Stop the process that uses it and try again.`,
    );
    process.exit(1);
  }
}

console.log('Storybook: http://localhost:6006\nApp:       http://localhost:5173\n');
const { result } = concurrently(
  servers.map(({ name, command }) => ({ name, command })),
  { killOthersOn: ['failure', 'success'], prefixColors: ['magenta', 'blue'] },
);
await result.catch(() => process.exit(1));
