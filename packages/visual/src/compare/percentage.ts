/** A share with two significant digits, such as “0.25 %”. */
export const percentage = (share: number): string => `${Number((share * 100).toPrecision(2))} %`;
