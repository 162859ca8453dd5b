import { load } from 'js-yaml';

const pinned = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/**
 * What is wrong with a workflow of GitHub Actions.
 *
 * @param {string} text its YAML
 * @param {string[]} scripts the names of the npm scripts there are
 * @returns {string[]} one sentence a fault
 */
export function workflowFaults(text, scripts) {
  let workflow;
  try {
    workflow = load(text);
  } catch (error) {
    return [`It is not YAML: ${error.reason}.`];
  }
  const faults = text
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line) && !pinned.test(line))
    .map((line) => `${line.trim()} is not pinned to a full commit, with its version behind it.`);

  if (!isReadOnly(workflow.permissions)) {
    faults.push('It does not begin with `permissions` that only read.');
  }
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    if (!job['timeout-minutes']) faults.push(`The job ${name} has no \`timeout-minutes\`.`);
    if (typeof job.permissions === 'string') {
      faults.push(`The job ${name} asks for ${job.permissions}: name what it needs.`);
    }
    for (const need of [job.needs ?? []].flat()) {
      if (!workflow.jobs[need])
        faults.push(`The job ${name} waits for ${need}, which is not there.`);
    }
    const commands = (job.steps ?? []).map(({ run = '' }) => run);
    if (commands.some((command) => command.includes('${{'))) {
      faults.push(`The job ${name} puts an expression into a command: pass it through \`env\`.`);
    }
    const named = commands.flatMap((command) => [...command.matchAll(/npm run ([\w:-]+)/g)]);
    for (const script of [
      ...named.map(([, script]) => script),
      ...(job.strategy?.matrix.script ?? []),
    ]) {
      if (!scripts.includes(script)) faults.push(`There is no npm script ${script}.`);
    }
  }
  return faults;
}

const isReadOnly = (permissions) =>
  typeof permissions === 'object' &&
  permissions !== null &&
  Object.values(permissions).every((right) => right === 'read' || right === 'none');
