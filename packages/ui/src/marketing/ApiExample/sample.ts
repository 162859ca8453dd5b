/** The request to the public API (specification, section 7). It is only displayed, never sent. */
export const sampleRequest = `import requests

with open("bill.pdf", "rb") as document:
    response = requests.post(
        "https://api.example.com/v1/ocr",
        headers={"Authorization": "Bearer YOUR_API_KEY"},
        files={"file": document},
    )

print(response.json())`;

export const sampleResponse = `{
  "text": "Luntian Electric Cooperative …",
  "confidence": 0.998,
  "document_type": "utility_bill"
}`;
