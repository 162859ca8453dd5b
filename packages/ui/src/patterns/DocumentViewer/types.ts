/** What was read from a business registration (specification, section 3). */
export interface ExtractedFields {
  business_name_no: string;
  business_name: string;
  territorial_scope: string;
  region_name: string;
  owner_full_name: string;
  owner_address: string;
  certificate_issue_date: string;
  valid_from_date: string;
  valid_to_date: string;
  dti_office: string;
  remarks_text: string;
  barcode_value: string;
}
