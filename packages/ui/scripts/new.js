// npm run new -- ComponentName: creates a component folder from a template, and exports it from the library.
import { resolve } from 'node:path';
import { newComponent } from './newComponent.js';

const name = process.argv[2] ?? '';
const problem = newComponent(name, resolve(import.meta.dirname, '../src'));
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  console.log(`packages/ui/src/components/${name}/ and a line in packages/ui/src/index.ts`);
}
