/**
 * The steps of `npm test`, by priority: the first that can run starts next. The build comes first, because two others
 * need it. In this order, the two longest, `stories` and `end to end`, finish at about the same time on two cores:
 * neither of them alone would keep both cores busy.
 *
 * `failure` matches the first line of each failure in the step's output; without it, the end of the output is shown.
 *
 * The jobs in `ci.yml` run the same commands and a few others. One of them, the stories in Vitest, would be redundant
 * here, because the visual tests play every story.
 *
 * @typedef {{ name: string, command: string, needs?: string, failure?: RegExp, report?: string }} Step
 * @type {Step[]}
 */
export const steps = [
  { name: 'build', command: 'npm run build' },
  { name: 'types', command: 'npm run typecheck', failure: /: error TS\d+: / },
  { name: 'unit tests', command: 'npm run test:unit', failure: /^ *FAIL / },
  {
    name: 'stories',
    command: 'npm run test:visual -- --no-build',
    needs: 'build',
    failure: /^ {2}\S+ \([\w-]+\): /,
    report: 'test-results/visual-report/index.html',
  },
  { name: 'lint', command: 'npm run lint' },
  {
    name: 'end to end',
    command: 'npm run test:e2e',
    needs: 'build',
    failure: /^ {2}\d+\) \[/,
    report: 'test-results/e2e-report/index.html',
  },
];
