import { describe, expect, test } from 'vitest';
import { droppedFiles } from './droppedFiles';

type Tree = File | Error | { name: string; children: Tree[] };

function entryOf(node: Tree): FileSystemEntry {
  if (node instanceof File || node instanceof Error) {
    return {
      isDirectory: false,
      file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
        node instanceof File ? resolve(node) : reject(node),
    } as unknown as FileSystemEntry;
  }
  const entries = node.children.map(entryOf);
  let read = 0;
  return {
    isDirectory: true,
    createReader: () => ({
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) => {
        resolve(entries.slice(read, (read += 2)));
      },
    }),
  } as unknown as FileSystemEntry;
}

function transferOf(nodes: Tree[]): DataTransfer {
  const items = nodes.map((node) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(node),
    getAsFile: () => (node instanceof File ? node : null),
  }));
  return { items, files: [] } as unknown as DataTransfer;
}

const file = (name: string) => new File([], name);
const names = (files: File[]) => files.map(({ name }) => name);

describe('droppedFiles', () => {
  test('keeps the order of the drop', async () => {
    const dropped = await droppedFiles(transferOf([file('b.pdf'), file('a.pdf')]));
    expect(names(dropped)).toEqual(['b.pdf', 'a.pdf']);
  });

  test('reads the files of a folder at any depth, batch by batch', async () => {
    const folder = {
      name: 'october',
      children: [
        file('1.pdf'),
        { name: 'scans', children: [file('2.png'), file('3.png'), file('4.png')] },
        file('5.pdf'),
      ],
    };
    const dropped = await droppedFiles(transferOf([folder, file('6.pdf')]));
    expect(names(dropped)).toEqual(['1.pdf', '2.png', '3.png', '4.png', '5.pdf', '6.pdf']);
  });

  test('handles more files than a function call can take arguments', async () => {
    const scans = Array<File>(150_000).fill(file('scan.pdf'));
    const folder = { name: 'october', children: [{ name: 'scans', children: scans }] };
    expect(await droppedFiles(transferOf([folder]))).toHaveLength(scans.length);
  });

  test('returns nothing for an empty folder', async () => {
    expect(await droppedFiles(transferOf([{ name: 'empty', children: [] }]))).toEqual([]);
  });

  test('skips system files and unreadable files', async () => {
    const folder = {
      name: 'october',
      children: [file('.DS_Store'), new Error('NotReadable'), file('1.pdf')],
    };
    expect(names(await droppedFiles(transferOf([folder])))).toEqual(['1.pdf']);
  });

  test('falls back to `files` if there are no `items`', async () => {
    const transfer = { items: undefined, files: [file('a.pdf')] } as unknown as DataTransfer;
    expect(names(await droppedFiles(transfer))).toEqual(['a.pdf']);
  });
});
