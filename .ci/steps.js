/**
 * The steps of `npm test` in starting order, beginning with the build, which two others need. On two cores, the two
 * longest, stories and end to end, finish at about the same time: one alone does not keep both cores busy.
 *
 * The jobs in `ci.yml` run the same commands, and also the stories in Vitest. Those are redundant here, because the
 * visual tests play every story.
 *
 * @type {{ name: string, command: string, needs?: string }[]}
 */
export const steps = [
  { name: 'build', command: 'npm run build' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'unit tests', command: 'npm run test:unit' },
  { name: 'stories', command: 'npm run test:visual -- --no-build', needs: 'build' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'end to end', command: 'npm run test:e2e', needs: 'build' },
];
