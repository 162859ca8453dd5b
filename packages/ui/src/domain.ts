/**
 * The entity types, from the fixtures package. Types only, so that the library contains no sample data. The fixtures
 * package is not published, so the library's package includes a copy of its types.
 */
export type {
  ActivityAction,
  ActivityEntry,
  Check,
  CheckStatus,
  Claim,
  Client,
  ClientType,
  ComparedPlaces,
  ComparedRecord,
  ComparedSamples,
  ComparedSides,
  ComparedSum,
  CropLayer,
  Document,
  DocumentTypes,
  ExtractedFields,
  Finding,
  FindingKind,
  InstitutionSegment,
  NewClient,
  PageBox,
  PageMetadata,
  PaperCrop,
  PaperProof,
  PricingPlan as Plan,
  SumItem,
  VerificationPart,
  VerificationResult,
} from '@patunay/fixtures';
