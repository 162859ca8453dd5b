import { parse } from 'yaml';

type Rights = string | Record<string, string> | null;

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Rights;
  strategy?: { matrix: { script?: string[] } };
  steps?: Step[];
}

export interface Workflow {
  on: unknown;
  permissions?: Rights;
  jobs: Record<string, Job>;
}

export const readWorkflow = (text: string): Workflow => parse(text);

const pinned = /^\s*(?:- )?uses: (?:\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/;
const runsCode = /\b(npm|npx|node)\s/;

/**
 * Finds unsafe settings and unknown npm scripts in a GitHub Actions workflow, which actionlint does not report.
 *
 * @param text the workflow as YAML
 * @param scripts the names of the npm scripts
 * @returns one sentence per problem
 */
export function workflowProblems(text: string, scripts: string[]) {
  const workflow = readWorkflow(text);
  const problems = text
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line) && !pinned.test(line))
    .map(
      (line) => `${line.trim()} is not pinned to a full commit hash with its version in a comment.`,
    );

  if (!isReadOnly(workflow.permissions)) {
    problems.push('It has no top-level `permissions` limited to `read`.');
  }
  if (/pull_request_target|workflow_run/.test(JSON.stringify(workflow.on))) {
    problems.push("It runs a pull request's code with the permissions of the main branch.");
  }
  for (const [name, { steps = [], ...job }] of Object.entries(workflow.jobs)) {
    const add = (problem: string) => problems.push(`The job ${name} ${problem}`);
    const commands = steps.map(({ run = '' }) => run);
    if (!job['timeout-minutes']) add('has no `timeout-minutes`.');
    if (typeof job.permissions === 'string') {
      add(`requests ${job.permissions}: list only the permissions that it needs.`);
    }
    if (commands.some((command) => command.includes('${{'))) {
      add('uses an expression in a command: pass it through `env`.');
    }
    if (isReadOnly(job.permissions ?? {})) {
      const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
      if (checkout && checkout.with?.['persist-credentials'] !== false) {
        add('leaves its token in the checkout: set `persist-credentials: false`.');
      }
    } else if (
      steps.some(({ uses = '', run = '' }) => uses.startsWith('./') || runsCode.test(run))
    ) {
      add("has a token with write access and runs the repository's code: split it.");
    }
    for (const script of [
      ...commands.flatMap((command) =>
        [...command.matchAll(/npm run ([\w:-]+)\b(?! -w)/g)].map(([, script = '']) => script),
      ),
      ...(job.strategy?.matrix?.script ?? []),
    ]) {
      if (!scripts.includes(script)) problems.push(`There is no npm script ${script}.`);
    }
  }
  return problems;
}

const isReadOnly = (permissions?: Rights) =>
  typeof permissions === 'object' &&
  permissions !== null &&
  Object.values(permissions).every((right) => right === 'read' || right === 'none');
