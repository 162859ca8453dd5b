import { expect, test } from 'vitest';
import { readStoryFiles } from '../storySource.js';
import { groupTags } from './catalogue';

const components = readStoryFiles().filter(({ title }) => title.startsWith('Components/'));

test.each(components)('$title is in one group of the gallery', ({ tags }) => {
  expect(groupTags.filter((tag) => tags.includes(tag))).toHaveLength(1);
});
