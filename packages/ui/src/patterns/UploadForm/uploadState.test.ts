import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialUploadState, uploadReducer } from './uploadState';
import type { UploadAction, UploadState } from './uploadState';

const files = (...names: string[]) => names.map((name) => new File([], name));
const arrive = (...names: string[]): UploadAction => ({
  type: 'filesArrived',
  files: files(...names),
});
const run = (...actions: UploadAction[]) => actions.reduce(uploadReducer, initialUploadState);
/** Like `run`, but ignores picks of files that are not listed: the page has nothing to click for them. */
const runPossible = (actions: UploadAction[]) =>
  actions.reduce((state, action) => {
    const isPossible =
      action.type !== 'filePicked' || state.items.some(({ id }) => id === action.id);
    return isPossible ? uploadReducer(state, action) : state;
  }, initialUploadState);
const names = (state: UploadState) => state.items.map(({ file }) => file.name);
const ready: UploadAction[] = [
  { type: 'documentTypeChanged', documentType: 'id' },
  { type: 'clientNameChanged', clientName: 'Reyes' },
];

const someAction: fc.Arbitrary<UploadAction> = fc.oneof(
  fc.record({
    type: fc.constant('clientTypeChanged' as const),
    clientType: fc.constantFrom('individual' as const, 'merchant' as const),
  }),
  fc.record({
    type: fc.constant('clientNameChanged' as const),
    clientName: fc.constantFrom('', ' ', 'Reyes'),
  }),
  fc.record({
    type: fc.constant('documentTypeChanged' as const),
    documentType: fc.constantFrom(null, 'id', 'bank_statement'),
  }),
  fc
    .array(fc.constantFrom('a.pdf', 'b.PNG', 'c.txt', 'd'), { maxLength: 4 })
    .map((list) => arrive(...list)),
  fc.record({
    type: fc.constantFrom('filePicked' as const, 'fileRemoved' as const),
    id: fc.nat({ max: 12 }).map((n) => `file-${n}`),
  }),
  fc.constant<UploadAction>({ type: 'uploadRequested' }),
);

describe('added files', () => {
  test('are appended, duplicates included', () => {
    const state = run(...ready, arrive('a.pdf', 'b.png'), arrive('a.pdf'));
    expect(names(state)).toEqual(['a.pdf', 'b.png', 'a.pdf']);
    expect(new Set(state.items.map(({ id }) => id)).size).toBe(3);
  });

  test('show the first of them if there is no preview yet', () => {
    const first = run(...ready, arrive('x.txt', 'a.pdf', 'b.png'));
    expect(first.shownId).toBe(first.items[0]?.id);
    expect(uploadReducer(first, arrive('c.png')).shownId).toBe(first.shownId);
  });

  test('change only the notice while a detail is missing', () => {
    const state = run(...ready, arrive('a.pdf'), {
      type: 'clientNameChanged',
      clientName: '  ',
    });
    const refused = uploadReducer(state, arrive('b.pdf'));
    expect(refused).toMatchObject({
      items: state.items,
      shownId: state.shownId,
      notice: { problem: 'clientName', skipped: [] },
    });
  });

  test('report skipped files; the message clears when later files are all accepted', () => {
    const mixed = run(...ready, arrive('a.pdf', 'b.txt', 'c.exe'));
    expect(names(mixed)).toEqual(['a.pdf']);
    expect(mixed.notice).toMatchObject({ problem: 'skipped', skipped: ['b.txt', 'c.exe'] });
    expect(uploadReducer(mixed, arrive('d.jpg')).notice).toBeNull();
  });

  test.each([
    ['a.pdf added. 1 file selected.', arrive('a.pdf')],
    ['2 files added. 2 files selected.', arrive('a.pdf', 'b.png')],
    [
      'a.pdf added. 1 file selected. Some files were skipped. Only PDF, JPG, and PNG files are supported.',
      arrive('a.pdf', 'b.txt'),
    ],
    [
      'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
      arrive('b.txt', 'c.exe'),
    ],
  ])('are announced: %s', (text, action) => {
    expect(run(...ready, action).said).toEqual({ text });
  });

  test('are announced again if the same problem occurs twice', () => {
    const once = run(arrive('a.pdf'));
    const twice = uploadReducer(once, arrive('a.pdf'));
    expect(twice.said).toEqual({ text: 'Please select a document type before uploading' });
    expect(twice.said).not.toBe(once.said);
  });

  test('return the same state if there are none', () => {
    const state = run(arrive('a.pdf'));
    expect(uploadReducer(state, arrive())).toBe(state);
  });
});

describe('changing a field', () => {
  const full = run(...ready, arrive('a.pdf', 'b.txt'));

  test('client type: clears document type, files, preview and message, not the name', () => {
    expect(uploadReducer(full, { type: 'clientTypeChanged', clientType: 'merchant' })).toEqual({
      ...full,
      clientType: 'merchant',
      documentType: null,
      items: [],
      shownId: null,
      notice: null,
      said: { text: 'Document type and 1 file removed.' },
    });
  });

  test('client type: announces only what was removed', () => {
    const change: UploadAction = { type: 'clientTypeChanged', clientType: 'merchant' };
    expect(run(change).said).toBeNull();
    expect(run(...ready, change).said).toEqual({ text: 'Document type removed.' });
  });

  test('name or document type: clears only the message', () => {
    const kept = { items: full.items, shownId: full.shownId, notice: null };
    expect(uploadReducer(full, { type: 'clientNameChanged', clientName: 'Cruz' })).toMatchObject(
      kept,
    );
    expect(uploadReducer(full, { type: 'documentTypeChanged', documentType: null })).toMatchObject(
      kept,
    );
  });
});

describe('removing a file', () => {
  test('removes only that file; removing the previewed file empties the preview', () => {
    const state = run(...ready, arrive('a.pdf', 'a.pdf', 'b.png'));
    const [first, second] = state.items;
    const other = uploadReducer(state, { type: 'fileRemoved', id: second!.id });
    expect(names(other)).toEqual(['a.pdf', 'b.png']);
    expect(other.shownId).toBe(first!.id);
    expect(other.said).toEqual({ text: 'a.pdf removed. 2 files selected.' });
    expect(uploadReducer(other, { type: 'fileRemoved', id: first!.id }).shownId).toBeNull();
  });
});

describe('clicking Upload', () => {
  test('checks the type, then the name, and otherwise changes nothing', () => {
    expect(run({ type: 'uploadRequested' }).notice?.problem).toBe('documentType');
    expect(run(ready[0]!, { type: 'uploadRequested' }).notice?.problem).toBe('clientName');
    const state = run(...ready, arrive('a.pdf'));
    expect(uploadReducer(state, { type: 'uploadRequested' })).toBe(state);
  });
});

describe('any sequence of actions', () => {
  test('only supported files are listed, ids are unique, and the preview shows a listed file', () => {
    fc.assert(
      fc.property(fc.array(someAction, { maxLength: 30 }), (actions) => {
        const { items, shownId } = runPossible(actions);
        const ids = items.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(items.every(({ file }) => /\.(pdf|png)$/i.test(file.name))).toBe(true);
        if (shownId !== null) expect(ids).toContain(shownId);
      }),
    );
  });
});
