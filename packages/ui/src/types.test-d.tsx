import { expectTypeOf } from 'vitest';
import {
  Accordion,
  Badge,
  Button,
  Card,
  Dialog,
  Dropzone,
  IconButton,
  Link,
  Pager,
  RadioGroup,
  Select,
  StatusIcon,
  Table,
  Toaster,
  UploadForm,
} from './index';
import type {
  BadgeTone,
  ButtonProps,
  ButtonSize,
  ButtonVariant,
  CardGridLayout,
  CardPadding,
  CheckStatus,
  CodeLanguage,
  DescriptionListLayout,
  DialogSize,
  FeatureFigureName,
  IconButtonSize,
  LinkVariant,
  SectionLayout,
  StackGap,
  StatStripSize,
  TableColumn,
  TableStack,
  ToastTone,
  badgeTones,
  buttonSizes,
  buttonVariants,
  cardGridLayouts,
  cardPaddings,
  checkStatuses,
  codeLanguages,
  descriptionListLayouts,
  dialogSizes,
  featureFigures,
  iconButtonSizes,
  linkVariants,
  sectionLayouts,
  stackGaps,
  statStripSizes,
  tableStacks,
  toastTones,
} from './index';

// Checked by the compiler, never run: an expectation that no longer holds fails `npm run typecheck`.

// The lists that stories and tests go through name the whole union, and nothing else.
expectTypeOf<(typeof badgeTones)[number]>().toEqualTypeOf<BadgeTone>();
expectTypeOf<(typeof buttonSizes)[number]>().toEqualTypeOf<ButtonSize>();
expectTypeOf<(typeof buttonVariants)[number]>().toEqualTypeOf<ButtonVariant>();
expectTypeOf<(typeof cardGridLayouts)[number]>().toEqualTypeOf<CardGridLayout>();
expectTypeOf<(typeof cardPaddings)[number]>().toEqualTypeOf<CardPadding>();
expectTypeOf<(typeof checkStatuses)[number]>().toEqualTypeOf<CheckStatus>();
expectTypeOf<(typeof codeLanguages)[number]>().toEqualTypeOf<CodeLanguage>();
expectTypeOf<(typeof descriptionListLayouts)[number]>().toEqualTypeOf<DescriptionListLayout>();
expectTypeOf<(typeof dialogSizes)[number]>().toEqualTypeOf<DialogSize>();
expectTypeOf<(typeof featureFigures)[number]>().toEqualTypeOf<FeatureFigureName>();
expectTypeOf<(typeof iconButtonSizes)[number]>().toEqualTypeOf<IconButtonSize>();
expectTypeOf<(typeof linkVariants)[number]>().toEqualTypeOf<LinkVariant>();
expectTypeOf<(typeof sectionLayouts)[number]>().toEqualTypeOf<SectionLayout>();
expectTypeOf<(typeof stackGaps)[number]>().toEqualTypeOf<StackGap>();
expectTypeOf<(typeof statStripSizes)[number]>().toEqualTypeOf<StatStripSize>();
expectTypeOf<(typeof tableStacks)[number]>().toEqualTypeOf<TableStack>();
expectTypeOf<(typeof toastTones)[number]>().toEqualTypeOf<ToastTone>();

expectTypeOf<ButtonVariant>().toEqualTypeOf<'primary' | 'secondary' | 'ghost' | 'danger'>();
expectTypeOf<CheckStatus>().toEqualTypeOf<'success' | 'warning' | 'error'>();

// What an element takes, its component takes.
expectTypeOf<ButtonProps>().toHaveProperty('aria-label');
expectTypeOf<ButtonProps>().toHaveProperty('ref');
expectTypeOf<ButtonProps['type']>().toEqualTypeOf<'submit' | 'reset' | 'button' | undefined>();

const nothing = () => {};
const types = { individual: [], merchant: [] };

export const refused = [
  // @ts-expect-error There is no such variant.
  <Button variant="purple" />,
  // @ts-expect-error There is no such size.
  <Button size="huge" />,
  // @ts-expect-error A button leads nowhere: wrap a link with `asChild`.
  <Button href="/clients" />,
  // @ts-expect-error An icon alone has to be named.
  <IconButton>×</IconButton>,
  // @ts-expect-error A link has to lead somewhere.
  <Link>Clients</Link>,
  // @ts-expect-error A check has no such status.
  <StatusIcon status="danger" />,
  // @ts-expect-error An icon is drawn by its status.
  <StatusIcon status="success">!</StatusIcon>,
  // @ts-expect-error A badge has no such tone.
  <Badge tone="error">Rejected</Badge>,
  // @ts-expect-error There is no such padding.
  <Card padding="5px" />,
  // @ts-expect-error A dialog has to be named.
  <Dialog open />,
  // @ts-expect-error A dialog sees to the focus itself.
  <Dialog title="Review document" onCloseAutoFocus={nothing} />,
  // @ts-expect-error Drops are taken through `onFiles`.
  <Dropzone label="Files" onFiles={nothing} onDrop={nothing} />,
  // @ts-expect-error Only one item is open at a time.
  <Accordion type="multiple" />,
  // @ts-expect-error A pager without a name cannot be told from another.
  <Pager pageCount={5} page={1} onPageChange={nothing} />,
  // @ts-expect-error A group of radio buttons has to be named.
  <RadioGroup options={[]} />,
  // @ts-expect-error A select without a label.
  <Select options={[]} />,
  // @ts-expect-error A toast has one sentence, not children.
  <Toaster toast={null} onDismiss={nothing}>
    Saved
  </Toaster>,
  // @ts-expect-error The form is submitted through `onUpload`.
  <UploadForm documentTypes={types} onUpload={nothing} onSubmit={nothing} />,
];

// A table's rows and its columns belong together.
const rows = [{ id: 'CL-1001', documents: 2 }];
const columns: TableColumn<(typeof rows)[number]>[] = [
  { id: 'documents', header: 'Documents', cell: ({ documents }) => documents },
];
export const table = (
  <Table caption="Clients" rows={rows} rowKey={({ id }) => id} columns={columns} />
);
const strangers = [{ name: 'Maria' }];
export const mixedUp = (
  <Table
    caption="Clients"
    // @ts-expect-error Rows of other columns.
    rows={strangers}
    rowKey={({ id }) => id}
    columns={columns}
  />
);
