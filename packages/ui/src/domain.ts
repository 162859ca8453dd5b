/**
 * The types of the entities, from the sample data's package. Types only, so that the library contains no sample data.
 * The published package includes a copy.
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
