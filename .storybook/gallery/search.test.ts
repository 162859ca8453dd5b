import { describe, expect, test } from 'vitest';
import { search } from './search';
import { readSearchIndex } from './searchIndex';

const index = readSearchIndex();
const titles = (query: string) => search(query, index).map(({ title }) => title);
const reasonOf = (query: string, wanted: string) =>
  search(query, index).find(({ title }) => title === wanted)?.reason;

describe('the search', () => {
  test('finds a part of a name, with or without spaces, before anything else', () => {
    expect(titles('clienttable')[0]).toBe('Patterns/ClientTable');
    expect(titles('Document viewer')[0]).toBe('Patterns/DocumentViewer');
    expect(titles('table').slice(0, 4)).toContain('Components/Table');
    expect(reasonOf('table', 'Components/Table')).toBeUndefined();
  });

  test('finds a component by its name in other libraries, ranked after names of our own', () => {
    expect(titles('modal')[0]).toBe('Components/Dialog');
    expect(reasonOf('modal', 'Components/Dialog')).toBe('Also called modal');
    expect(titles('pagination')[0]).toBe('Components/Pager');
    expect(reasonOf('drop', 'Components/Select')).toBe('Also called dropdown');
    expect(titles('search')[0]).toBe('Components/SearchField');
  });

  test('finds a role, by its ARIA name or as a screen reader says it', () => {
    expect(titles('dialog')).toEqual(
      expect.arrayContaining(['Components/Dialog', 'Patterns/AddClientDialog', 'Screens/Review']),
    );
    expect(reasonOf('dialog', 'Screens/Review')).toBe('Role: dialog');
    expect(titles('columnheader')).toContain('Components/Table');
    expect(titles('column header')).toContain('Patterns/ClientTable');
  });

  test('finds what is inside, at the start of a word', () => {
    expect(reasonOf('date', 'Patterns/DocumentTable')).toBe('“Upload Date”');
    expect(reasonOf('date', 'Components/Field')).toBe('“Issue date”');
    expect(reasonOf('pager', 'Patterns/DocumentViewer')).toBe('Contains Pager');
    expect(titles('pdate')).toEqual([]);
  });

  test('finds the users of a token', () => {
    expect(reasonOf('--accent', 'Components/Button')).toMatch(/^--pt-(bg|fg)-accent/);
    expect(titles('--pt-bg-accent')).toContain('Components/Button');
    expect(titles('--accent')).not.toContain('Components/Stack');
    expect(titles('--no-such-token')).toEqual([]);
  });

  test('finds guides by their words, and foundations by a word of their tokens', () => {
    expect(titles('danger')[0]).toBe('Foundations/Colour');
    expect(reasonOf('danger', 'Foundations/Colour')).toBe('--pt-bg-danger-soft, --pt-fg-danger …');
    expect(titles('--pt-space-3')[0]).toBe('Foundations/Space and shape');
    expect(titles('tone of voice')[0]).toBe('Guides/Tone of voice');
    expect(reasonOf('more contrast', 'Foundations/Colour')).toBe('“More contrast”');
    expect(titles('Enterprise')).toContain('Guides/Specification');
  });

  test('takes every character literally', () => {
    expect(titles('[a-z]+')).toEqual([]);
    expect(titles('(')).not.toContain('Components/Stack');
  });
});
