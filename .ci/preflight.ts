// Runs before `npm test`: names everything that the machine lacks for it.
import { unmetNeeds } from './needs.js';

const problems = await unmetNeeds();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
