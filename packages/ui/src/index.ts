export type * from './domain';
export { useAnnounce } from './announcer';
export type { HeadingLevel, SectionHeadingLevel } from './headingLevel';
export { usePrintedImages } from './usePrintedImages';
export { focusPageHeading } from './pageHeading';
export { tones } from './tones';
export type { Tone } from './tones';
export { useWords, WordsProvider } from './words';
export type { PartialWords, Words, WordsProviderProps } from './words';
export { errorTexts } from './patterns/errorTexts';
export {
  compareSeverity,
  findingsOf,
  needsReview,
  pagesOf,
  statuses,
  worstFirst,
} from './patterns/findings';
export type { Finding, Status } from './patterns/findings';
export {
  fitToWidth,
  impliedView,
  initialView,
  openReview,
  reviewReducer,
  reviewSubject,
  useReview,
} from './patterns/review';
export type { Review, ReviewAction, ReviewSubject, ReviewView } from './patterns/review';
export * from './components/Accordion';
export * from './components/Alert';
export * from './components/Badge';
export * from './components/BarChart';
export * from './components/Breadcrumb';
export * from './components/Button';
export * from './components/Card';
export * from './components/CardGrid';
export * from './components/CodeBlock';
export * from './components/DescriptionList';
export * from './components/Dialog';
export * from './components/Dropzone';
export * from './components/EmptyState';
export * from './components/Field';
export * from './components/FileField';
export * from './components/FileList';
export * from './components/FileName';
export * from './components/FilePreview';
export * from './components/IconButton';
export * from './components/Link';
export * from './components/Logo';
export * from './components/Mono';
export * from './components/Pager';
export * from './components/PatunayProvider';
export * from './components/ProgressBar';
export * from './components/RadioGroup';
export * from './components/SearchField';
export * from './components/Select';
export * from './components/SheetDrawing';
export * from './components/SkipLink';
export * from './components/Stack';
export * from './components/StatStrip';
export * from './components/Table';
export * from './components/Tabs';
export * from './components/TextArea';
export * from './components/TextField';
export * from './components/Toaster';
export * from './components/Tooltip';
export * from './patterns/ActivityTable';
export * from './patterns/AddClientDialog';
export * from './patterns/AppShell';
export * from './patterns/CaseSheet';
export * from './patterns/CheckList';
export * from './patterns/ClientSummary';
export * from './patterns/ClientTable';
export * from './patterns/Comparison';
export * from './patterns/CopyLinkDialog';
export * from './patterns/DocumentHeader';
export * from './patterns/DocumentTable';
export * from './patterns/DocumentTimeline';
export * from './patterns/DocumentViewer';
export * from './patterns/DocumentWorkspace';
export * from './patterns/ErrorScreen';
export * from './patterns/NotFound';
export * from './patterns/PageCrop';
export * from './patterns/PageHeader';
export * from './patterns/PageMetadataList';
export * from './patterns/PageSheet';
export * from './patterns/RecentActivityList';
export * from './patterns/ReportTabs';
export * from './patterns/ReviewCard';
export * from './patterns/ReviewDialog';
export * from './patterns/ShortcutSheet';
export * from './patterns/Sidebar';
export * from './patterns/StatusIcon';
export * from './patterns/Tally';
export * from './patterns/UploadForm';
export * from './patterns/VerificationPanels';
export * from './marketing/ApiExample';
export * from './marketing/BillScan';
export * from './marketing/CallToAction';
export * from './marketing/FeatureCard';
export * from './marketing/FeatureList';
export * from './marketing/Hero';
export * from './marketing/LandingPage';
export * from './marketing/PricingBox';
export * from './marketing/PricingPlan';
export * from './marketing/PricingSection';
export * from './marketing/ProductPicture';
export * from './marketing/Section';
export * from './marketing/SegmentList';
export * from './marketing/SiteFooter';
export * from './marketing/SiteHeader';
export * from './marketing/Statistics';
