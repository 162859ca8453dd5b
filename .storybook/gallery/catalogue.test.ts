import { expect, test } from 'vitest';
import { readStoryFiles } from '../sources/storySource.ts';
import { isCover } from '../environments/modes';
import { groupTags } from './catalogue';

const components = readStoryFiles().filter(({ title }) => title.startsWith('Components/'));

const all = readStoryFiles().filter(({ title }) =>
  /^(Components|Patterns|Marketing)\//.test(title),
);

test.each(all)('$title has a cover, and the sidebar lists none of its covers', ({ ids, code }) => {
  const covers = ids.filter(isCover);
  expect(covers).toContain(`${ids[0]!.split('--')[0]}--cover`);
  expect(code.match(/tags: \['cover', '!dev', '!autodocs'\]/g)).toHaveLength(covers.length);
});

test.each(components)('$title is in one group of the gallery', ({ tags }) => {
  expect(groupTags.filter((tag) => tags.includes(tag))).toHaveLength(1);
});
