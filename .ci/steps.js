/**
 * The steps of `npm test`, in the order in which they start: quick ones first, then the longest. The
 * jobs of `ci.yml` run the same commands, and the stories in Vitest besides: the picture run plays all of them, too.
 *
 * @type {{ name: string, command: string, needs?: string }[]}
 */
export const steps = [
  { name: 'build', command: 'npm run build' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'unit tests', command: 'npm run test:unit' },
  { name: 'end to end', command: 'npm run test:e2e', needs: 'build' },
  { name: 'stories', command: 'npm run test:visual -- --no-build', needs: 'build' },
];
