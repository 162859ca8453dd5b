/**
 * The steps of `npm test`, by priority: the first that can run starts next. The build comes first, because two others
 * need it. In this order, the two longest, `stories` and `end to end`, finish at about the same time on two cores:
 * neither of them alone would keep both cores busy.
 *
 * The jobs in `ci.yml` run the same commands and a few others. One of them, the stories in Vitest, would be redundant
 * here, because the visual tests play every story.
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
