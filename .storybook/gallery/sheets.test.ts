import { expect, test } from 'vitest';
import { readSheets } from './sheets';

const sheets = readSheets();

test('counts states, modes and the checks of axe, which leaves out forced colours, print and focus', () => {
  expect(sheets['Components/SheetDrawing']).toMatchObject({ states: 2, modes: 7, checks: 8 });
});

test('marks what has changed since the last release, but no screens, which have no version', () => {
  expect(sheets['Patterns/CopyLinkDialog']!.change).toBe('new');
  expect(sheets['Components/Button']!.change).toBe('changed');
  expect(sheets['Components/Badge']!.change).toBeUndefined();
  expect(sheets['Screens/Review']).toMatchObject({ route: '/review', change: undefined });
});
