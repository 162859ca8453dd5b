import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import {
  chooseFiles,
  drag,
  filesNamed,
  transferOf,
} from '../../../../../.storybook/environments/files';
import { announcedIn } from '../../announcer';
import { mount } from '../../stories/mount';
import { Dialog } from '../Dialog';
import { Dropzone } from '../Dropzone';
import { FileField } from '../FileField';
import { RadioGroup } from '../RadioGroup';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';

// Conditions that every form component must meet, because native fields do.

const options = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
];

interface Case {
  field: (props: { required?: boolean; name?: string }) => ReactElement;
  /** Changes its value as a user would. */
  fill: (root: Element) => Promise<void> | void;
  /** What is submitted under `field` initially, and after `fill`. */
  initial: unknown;
  filled: unknown;
  /** What a user sees, besides what is submitted. */
  shown?: (root: Element) => unknown;
}

const control = (root: Element) => root.querySelector<HTMLInputElement>('input, textarea, select')!;

const typing = (text: string) => async (root: Element) => {
  await userEvent.click(control(root));
  await userEvent.keyboard(text);
};

const textFields = (
  [
    ['text', 'Reyes'],
    ['email', 'a@b.ph'],
    ['tel', '0917'],
    ['url', 'https://b.ph'],
    ['password', 'secret'],
    ['number', '12'],
    ['search', 'Reyes'],
  ] as const
).map(([type, text]): [string, Case] => [
  `TextField of type ${type}`,
  {
    field: (props) => <TextField label="Field" type={type} {...props} />,
    fill: typing(text),
    initial: '',
    filled: text,
  },
]);

const fields: Record<string, Case> = {
  ...Object.fromEntries(textFields),
  'TextField of type date': {
    field: (props) => <TextField label="Field" type="date" {...props} />,
    fill: (root) => userEvent.fill(control(root), '2026-11-28'),
    initial: '',
    filled: '2026-11-28',
  },
  TextArea: {
    field: (props) => <TextArea label="Field" {...props} />,
    fill: typing('Reyes'),
    initial: '',
    filled: 'Reyes',
  },
  Select: {
    field: (props) => <Select label="Field" placeholder="None" options={options} {...props} />,
    fill: (root) => userEvent.selectOptions(control(root), 'merchant'),
    initial: '',
    filled: 'merchant',
  },
  RadioGroup: {
    field: (props) => <RadioGroup label="Field" options={options} {...props} />,
    async fill(root) {
      control(root).focus();
      await userEvent.keyboard('{ArrowDown}');
    },
    initial: null,
    filled: 'merchant',
    shown: (root) =>
      [...root.querySelectorAll<HTMLInputElement>('[type=radio]')]
        .filter((radio) => getComputedStyle(radio, '::before').content !== 'none')
        .map(({ value }) => value),
  },
  FileField: {
    field: (props) => <FileField label="Field" accept=".pdf" hint="PDF" {...props} />,
    fill: (root) => chooseFiles(control(root), filesNamed('a.pdf')),
    initial: '',
    filled: 'a.pdf',
  },
  SearchField: {
    field: (props) => <SearchField label="Field" {...props} />,
    fill: typing('Reyes'),
    initial: '',
    filled: 'Reyes',
    shown: (root) => root.querySelector('button')!.checkVisibility(),
  },
};

const cases = Object.entries(fields);
const validated = cases.filter(([name]) => name !== 'SearchField');

const formOf = (root: Element) => root.querySelector('form')!;

function submitted(root: Element) {
  const value = new FormData(formOf(root)).get('field');
  return value instanceof File ? value.name : value;
}

describe.each(cases)('%s', (name, { field, fill, initial, filled, shown }) => {
  test('what is shown is what is submitted, and a reset shows the initial state', async () => {
    const { container } = await mount(<form>{field({ name: 'field' })}</form>);
    const shownAtFirst = shown?.(container);
    expect(submitted(container)).toBe(initial);
    await fill(container);
    expect(submitted(container)).toBe(filled);
    if (name === 'RadioGroup') expect(shown?.(container)).toEqual(['merchant']);
    else if (shown) expect(shown(container)).not.toEqual(shownAtFirst);
    formOf(container).reset();
    expect(submitted(container)).toBe(initial);
    expect(shown?.(container)).toEqual(shownAtFirst);
  });

  test('without a name it is not submitted', async () => {
    const { container } = await mount(<form>{field({})}</form>);
    await fill(container);
    expect([...new FormData(formOf(container))]).toEqual([]);
  });

  test('in a disabled fieldset it is disabled, and looks it', async () => {
    const form = (disabled: boolean) => (
      <form>
        <fieldset disabled={disabled}>{field({ name: 'field' })}</fieldset>
      </form>
    );
    const { container, render } = await mount(form(false));
    const drawn = () => {
      const input = control(container);
      return input.type === 'radio' ? input.parentElement! : input;
    };
    const looks = () =>
      [container.querySelector('[id$="-label"]') ?? drawn(), drawn()]
        .map((element) => getComputedStyle(element))
        .map(({ color, backgroundColor }) => [color, backgroundColor]);
    const enabled = looks();
    await render(form(true));
    expect(submitted(container)).toBe(null);
    expect([...container.querySelectorAll('fieldset :enabled:not(option)')]).toEqual([]);
    for (const [index, look] of looks().entries()) expect(look).not.toEqual(enabled[index]);
  });
});

describe.each(validated)('%s, required', (_, { field, fill }) => {
  const form = (
    <form onSubmit={(event) => event.preventDefault()}>
      {field({ name: 'field', required: true })}
      <button>Submit</button>
    </form>
  );
  const submit = (root: Element) => root.querySelector<HTMLElement>('button')!.click();
  const described = (root: Element) => root.querySelector('[aria-invalid]')!;
  const description = (root: Element) =>
    (described(root).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');

  test("submitted empty, it shows the browser's message, is announced with it and gets focus", async () => {
    const { container } = await mount(form);
    expect(described(container).getAttribute('aria-invalid')).toBe('false');
    submit(container);
    await expect.poll(() => described(container).getAttribute('aria-invalid')).toBe('true');
    const { validationMessage } = control(container);
    expect(validationMessage).not.toBe('');
    expect(description(container)).toContain(validationMessage);
    expect(document.activeElement).toBe(control(container));
    // Submitting again does not move focus, so nothing else would be announced.
    submit(container);
    await expect.poll(() => announcedIn()).toBe(validationMessage);
  });

  test('a space is not enough: the message stays', async () => {
    const { container } = await mount(form);
    submit(container);
    await expect.poll(() => described(container).getAttribute('aria-invalid')).toBe('true');
    const input = control(container);
    if (!input.matches('[type=text], textarea')) return;
    const message = input.validationMessage;
    await userEvent.keyboard(' ');
    expect(input.validationMessage).toBe(message);
    expect(described(container).getAttribute('aria-invalid')).toBe('true');
    expect(description(container)).toContain(message);
    await userEvent.keyboard('a b');
    expect(input.checkValidity()).toBe(true);
  });

  test.each(['filled in', 'reset'])('the message goes when it is %s', async (how) => {
    const { container } = await mount(form);
    submit(container);
    await expect.poll(() => described(container).getAttribute('aria-invalid')).toBe('true');
    if (how === 'reset') formOf(container).reset();
    else await fill(container);
    await expect.poll(() => described(container).getAttribute('aria-invalid')).toBe('false');
    expect(container.querySelector('svg + span')).toBeNull();
  });
});

test('of several invalid fields the first gets focus, and each shows its message', async () => {
  const { container } = await mount(
    <form>
      <TextField label="Optional" />
      <RadioGroup label="Type" options={options} required />
      <TextField label="Name" required />
      <button>Submit</button>
    </form>,
  );
  container.querySelector('button')!.click();
  await expect.poll(() => container.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  expect(document.activeElement).toBe(container.querySelector('[type=radio]'));
});

test('FileField: the error of a refused file goes with a reset', async () => {
  const { container } = await mount(<form>{fields.FileField!.field({})}</form>);
  chooseFiles(control(container), filesNamed('a.exe'));
  await expect.poll(() => control(container).getAttribute('aria-invalid')).toBe('true');
  formOf(container).reset();
  await expect.poll(() => control(container).getAttribute('aria-invalid')).toBeNull();
});

describe('Dropzone', () => {
  const files = filesNamed('luntian.pdf');
  const onFilesAdd = vi.fn();
  beforeEach(() => onFilesAdd.mockClear());
  const area = (root: Element) => root.querySelector('[role=group]')!;

  async function offer(root: Element) {
    const dataTransfer = transferOf(files);
    drag('dragover', area(root), { dataTransfer });
    const isHighlighted = area(root).hasAttribute('data-dragging');
    drag('drop', area(root), { dataTransfer });
    const clipboardData = transferOf(files);
    area(root).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await new Promise(requestAnimationFrame);
    return { isHighlighted, added: onFilesAdd.mock.calls.length };
  }

  test.each([
    [false, 2],
    [true, 0],
  ])(
    'in a fieldset with disabled=%s, drop and paste add files %i times',
    async (disabled, times) => {
      const { container } = await mount(
        <fieldset disabled={disabled}>
          <Dropzone label="Files" onFilesAdd={onFilesAdd} />
        </fieldset>,
      );
      expect((await offer(container)).added).toBe(times);
      expect(container.querySelector('button')!.matches(':disabled')).toBe(disabled);
    },
  );

  test('ignores drags that start on the page, such as that of an image', async () => {
    const { container } = await mount(
      <>
        <img alt="" src="data:," />
        <Dropzone label="Files" onFilesAdd={onFilesAdd} />
      </>,
    );
    const image = container.querySelector('img')!;
    image.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    drag('dragover', area(container), { dataTransfer: transferOf(files) });
    await new Promise(requestAnimationFrame);
    expect(area(container).hasAttribute('data-dragging')).toBe(false);
    drag('drop', area(container), { dataTransfer: transferOf(files) });
    image.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    expect(onFilesAdd).not.toHaveBeenCalled();
    drag('drop', area(container), { dataTransfer: transferOf(files) });
    await expect.poll(() => onFilesAdd.mock.calls.length).toBe(1);
  });
});

describe('while an input method composes, Escape', () => {
  // The browser's own interface, because synthetic events do not compose.
  const compose = async (text: string) => {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  };
  const pressEscape = async () => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await cdp().send('Input.dispatchKeyEvent', {
        type,
        key: 'Escape',
        code: 'Escape',
        windowsVirtualKeyCode: 27,
      });
  };
  afterEach(() => vi.restoreAllMocks());

  test.each(['TextField of type text', 'TextArea', 'SearchField'])(
    'in a %s of a dialog leaves text and dialog alone',
    async (name) => {
      const onOpenChange = vi.fn();
      await mount(
        <Dialog open onOpenChange={onOpenChange} title="Add Client">
          {fields[name]!.field({})}
        </Dialog>,
      );
      const dialog = document.querySelector('[role=dialog]')!;
      await typing('Ma')(dialog);
      await compose('にほ');
      expect(control(dialog).value).toBe('Maにほ');
      await pressEscape();
      expect(onOpenChange).not.toHaveBeenCalled();
      expect(control(dialog).value).toMatch(/^Ma/);
      await compose('');
      await pressEscape();
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    },
  );
});
