import type { DOMAttributes, SyntheticEvent } from 'react';
import { expectTypeOf } from 'vitest';
import type * as library from './index';
import {
  Accordion,
  Badge,
  Button,
  Card,
  Dialog,
  DocumentViewer,
  Dropzone,
  FilePreview,
  IconButton,
  Link,
  Pager,
  RadioGroup,
  Select,
  StatusIcon,
  Table,
  TextField,
  Toaster,
  UploadForm,
  VerificationPanels,
} from './index';
import type {
  ActivityTableProps,
  AlertTone,
  ButtonProps,
  ButtonVariant,
  Client,
  ClientTableProps,
  CodeLanguage,
  DocumentRow,
  DocumentTableProps,
  FeatureFigureName,
  FileListProps,
  PageRotation,
  RadioTone,
  TableColumn,
  ToastTone,
  Tone,
  codeLanguages,
  featureFigures,
  pageRotations,
  radioTones,
  toastTones,
  tones,
} from './index';

// Type tests: they are never executed. A wrong expectation fails `npm run typecheck`.

// The exported tuples contain every member of their union and nothing else: those that are not named after a component
// and its prop. `Incomplete` below finds the others.
expectTypeOf<(typeof codeLanguages)[number]>().toEqualTypeOf<CodeLanguage>();
expectTypeOf<(typeof featureFigures)[number]>().toEqualTypeOf<FeatureFigureName>();
expectTypeOf<(typeof pageRotations)[number]>().toEqualTypeOf<PageRotation>();
expectTypeOf<(typeof radioTones)[number]>().toEqualTypeOf<RadioTone>();
expectTypeOf<(typeof toastTones)[number]>().toEqualTypeOf<ToastTone>();
expectTypeOf<(typeof tones)[number]>().toEqualTypeOf<Tone>();

expectTypeOf<ButtonVariant>().toEqualTypeOf<'primary' | 'secondary' | 'ghost' | 'danger'>();
// Every component's tones are a subset of the shared tones.
expectTypeOf<AlertTone | RadioTone | ToastTone>().toExtend<Tone>();

// Button accepts the props of its element.
expectTypeOf<ButtonProps>().toHaveProperty('aria-label');
expectTypeOf<ButtonProps>().toHaveProperty('ref');
expectTypeOf<ButtonProps['type']>().toEqualTypeOf<'submit' | 'reset' | 'button' | undefined>();

// Clicking the selected file does not deselect it, so the callback never gets `null`.
expectTypeOf<FileListProps['onSelectedIdChange']>().toEqualTypeOf<
  ((id: string) => void) | undefined
>();

// The tables among the patterns have a default `label`.
expectTypeOf<object>().toExtend<
  Pick<ActivityTableProps & ClientTableProps<Client> & DocumentTableProps<DocumentRow>, 'label'>
>();

const nothing = () => {};
const types = { individual: [], merchant: [] };

/** Like the result of react-hook-form's `register`. */
const registered = {
  name: 'decision',
  ref: () => undefined,
  onBlur: () => Promise.resolve(),
  onChange: () => Promise.resolve(),
};

export const refused = [
  // @ts-expect-error Unknown variant.
  <Button variant="purple" />,
  // @ts-expect-error Unknown size.
  <Button size="huge" />,
  // @ts-expect-error A button has no `href`: use `asChild` with a link.
  <Button href="/clients" />,
  // @ts-expect-error `label` is required.
  <IconButton>×</IconButton>,
  // @ts-expect-error `href` is required.
  <Link>Clients</Link>,
  // @ts-expect-error A status of the domain is not a tone.
  <StatusIcon status="danger" />,
  // @ts-expect-error The icon depends on `tone`; it takes no children.
  <StatusIcon status="success">!</StatusIcon>,
  // @ts-expect-error Unknown tone.
  <Badge tone="error">Rejected</Badge>,
  // @ts-expect-error Unknown padding.
  <Card padding="5px" />,
  // @ts-expect-error `title` is required.
  <Dialog open />,
  // @ts-expect-error Focus management is internal.
  <Dialog title="Review document" onCloseAutoFocus={nothing} />,
  // @ts-expect-error `extractedFields` is required (specification, section 3), although nothing displays it.
  <DocumentViewer documentName="Bill.pdf" pageCount={5} pageImage={String} />,
  // @ts-expect-error Use `onFilesAdd` instead of `onDrop`.
  <Dropzone label="Files" onFilesAdd={nothing} onDrop={nothing} />,
  // @ts-expect-error `unavailable` is required: its text depends on the use, so `Words` has no default for it.
  <FilePreview file={null} />,
  // @ts-expect-error Only one item is open at a time.
  <Accordion type="multiple" />,
  // @ts-expect-error `label` is required.
  <Pager pageCount={5} page={1} onPageChange={nothing} />,
  // @ts-expect-error `label` is required.
  <RadioGroup options={[]} />,
  // @ts-expect-error What react-hook-form registers is one input, not a group.
  <RadioGroup label="Decision" options={[]} {...registered} />,
  <TextField label="Client Name" {...registered} />,
  // @ts-expect-error `label` is required.
  <Select options={[]} />,
  // @ts-expect-error The message is in `toast`; no children.
  <Toaster toast={null} onDismiss={nothing}>
    Saved
  </Toaster>,
  // @ts-expect-error Use `onUpload` instead of `onSubmit`.
  <UploadForm documentTypes={types} onUpload={nothing} onSubmit={nothing} />,
  // @ts-expect-error The headings inside the panels are one level below, and h5 is not styled.
  <VerificationPanels panels={[]} pages={[]} headingLevel={4} />,
];

// Rows and columns must have the same row type.
const rows = [{ id: 'CL-1001', documents: 2 }];
const columns: TableColumn<(typeof rows)[number]>[] = [
  { id: 'documents', header: 'Documents', value: ({ documents }) => documents },
];
export const table = (
  <Table label="Clients" rows={rows} rowKey={({ id }) => id} columns={columns} />
);
const otherRows = [{ name: 'Maria' }];
export const mixedUp = (
  <Table
    label="Clients"
    // @ts-expect-error Columns of another row type.
    rows={otherRows}
    rowKey={({ id }) => id}
    columns={columns}
  />
);

// The API conventions that the type checker can verify, for every component.

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/**
 * Callbacks without a state prop: a hover cannot be controlled, and neither can a file input, nor what each review in a
 * dialog keeps for itself.
 */
type Stateless = 'onPreviewedFindingChange' | 'onFileChange' | 'onViewChange' | 'onDecisionChange';

/** The `on…Change` props of a component, without those of the DOM. */
type Changes<Props> = Exclude<
  Extract<keyof Props, `on${string}Change`>,
  keyof DOMAttributes<Element>
>;

type EventHandlers<Props> = Extract<keyof Props & keyof DOMAttributes<Element>, `on${string}`>;

type StateOf<Name> = Name extends `on${infer State}Change`
  ? Uncapitalize<State> | `default${State}`
  : never;

type ValueOf<Props, Name> = Name extends `on${infer State}Change`
  ? Props[Uncapitalize<State> & keyof Props]
  : never;

type FirstArgument<Callback> = Parameters<Extract<Callback, (...args: never[]) => unknown>>[0];

/** The names of props that break a rule. */
type Violations<Props> =
  // State works both controlled and uncontrolled.
  | Exclude<StateOf<Exclude<Changes<Props>, Stateless>>, keyof Props>
  // Callbacks pass `null` for no selection, never `undefined`.
  | {
      [Name in Changes<Props>]: undefined extends FirstArgument<Props[Name]> ? Name : never;
    }[Changes<Props>]
  // The state prop accepts only what the callback passes, or `null`.
  | {
      [Name in Exclude<Changes<Props>, Stateless>]: ValueOf<Props, Name> extends
        | FirstArgument<Props[Name]>
        | null
        | undefined
        ? never
        : Name;
    }[Exclude<Changes<Props>, Stateless>]
  // Accessible names are called `label`, headings `title`.
  | Extract<keyof Props, 'legend' | 'caption' | 'heading'>
  // Tones are values of the shared `Tone`.
  | (Props extends { tone?: infer Given }
      ? Exclude<Given, undefined> extends Tone
        ? never
        : 'tone'
      : never)
  // A prop named like a DOM event handler is that handler.
  | {
      [Name in EventHandlers<Props>]: FirstArgument<Props[Name]> extends SyntheticEvent
        ? never
        : Name;
    }[EventHandlers<Props>];

expectTypeOf<
  {
    [Name in keyof typeof library]: Violations<PropsOf<(typeof library)[Name]>>;
  }[keyof typeof library]
>().toBeNever();

type Option<Library, Tuple> = {
  [Name in keyof Library & string]: Tuple extends `${Uncapitalize<Name>}${infer Property}s`
    ? Exclude<
        PropsOf<Library[Name]>[Uncapitalize<Property> & keyof PropsOf<Library[Name]>],
        undefined
      >
    : never;
}[keyof Library & string];

/** The exported tuples that lack a value of the prop they are named after, such as `buttonSizes`. */
type Incomplete<Library> = {
  [Name in keyof Library]: Library[Name] extends readonly (infer Value)[]
    ? [Option<Library, Name>] extends [Value]
      ? never
      : Name
    : never;
}[keyof Library];

expectTypeOf<Incomplete<typeof library>>().toBeNever();

// Each rule must report a violation.
expectTypeOf<
  Incomplete<{ Lamp: (props: { mode?: 'on' | 'off' }) => null; lampModes: readonly ['on'] }>
>().toEqualTypeOf<'lampModes'>();
expectTypeOf<
  Violations<{ page?: number; onPageChange?: (page: number) => void }>
>().toEqualTypeOf<'defaultPage'>();
expectTypeOf<Violations<{ onPageChange: () => void }>>().toExtend<
  'page' | 'defaultPage' | 'onPageChange'
>();
expectTypeOf<
  Violations<{ open?: 1; defaultOpen?: 1; onOpenChange?: (open: 1 | undefined) => void }>
>().toEqualTypeOf<'onOpenChange'>();
expectTypeOf<
  Violations<{
    value?: string | number;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
  }>
>().toEqualTypeOf<'onValueChange'>();
expectTypeOf<Violations<{ legend: string }>>().toEqualTypeOf<'legend'>();
expectTypeOf<Violations<{ tone?: 'error' }>>().toEqualTypeOf<'tone'>();
expectTypeOf<Violations<{ onSubmit?: (client: string) => void }>>().toEqualTypeOf<'onSubmit'>();
expectTypeOf<Violations<{ onSelect: (id: string) => void }>>().toEqualTypeOf<'onSelect'>();
