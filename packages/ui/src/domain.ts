/**
 * The entities, defined once, by the sample data's package. Types only: at run time the library has no sample data.
 * The published package has its own copy of them.
 */
export type {
  ActivityAction,
  ActivityEntry,
  Check,
  CheckStatus,
  Claim,
  Client,
  ClientType,
  Document,
  DocumentTypes,
  ExtractedFields,
  Finding,
  FindingKind,
  InstitutionSegment,
  NewClient,
  PageBox,
  PageMetadata,
  PricingPlan as Plan,
  VerificationPart,
  VerificationResult,
} from '@patunay/fixtures';
