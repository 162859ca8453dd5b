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

// Type tests: never run. A wrong expectation fails `npm run typecheck`.

// The exported tuples contain every member of their union and nothing else.
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

// A component accepts all props of its element.
expectTypeOf<ButtonProps>().toHaveProperty('aria-label');
expectTypeOf<ButtonProps>().toHaveProperty('ref');
expectTypeOf<ButtonProps['type']>().toEqualTypeOf<'submit' | 'reset' | 'button' | undefined>();

const nothing = () => {};
const types = { individual: [], merchant: [] };

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
  // @ts-expect-error Unknown status.
  <StatusIcon status="danger" />,
  // @ts-expect-error The icon depends on `status`; it takes no children.
  <StatusIcon status="success">!</StatusIcon>,
  // @ts-expect-error Unknown tone.
  <Badge tone="error">Rejected</Badge>,
  // @ts-expect-error Unknown padding.
  <Card padding="5px" />,
  // @ts-expect-error `title` is required.
  <Dialog open />,
  // @ts-expect-error Focus management is internal.
  <Dialog title="Review document" onCloseAutoFocus={nothing} />,
  // @ts-expect-error Use `onFiles` instead of `onDrop`.
  <Dropzone label="Files" onFiles={nothing} onDrop={nothing} />,
  // @ts-expect-error Only one item is open at a time.
  <Accordion type="multiple" />,
  // @ts-expect-error `label` is required.
  <Pager pageCount={5} page={1} onPageChange={nothing} />,
  // @ts-expect-error `legend` is required.
  <RadioGroup options={[]} />,
  // @ts-expect-error `label` is required.
  <Select options={[]} />,
  // @ts-expect-error The message is in `toast`; no children.
  <Toaster toast={null} onDismiss={nothing}>
    Saved
  </Toaster>,
  // @ts-expect-error Use `onUpload` instead of `onSubmit`.
  <UploadForm documentTypes={types} onUpload={nothing} onSubmit={nothing} />,
];

// Rows and columns must have the same row type.
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
    // @ts-expect-error Columns of another row type.
    rows={strangers}
    rowKey={({ id }) => id}
    columns={columns}
  />
);
