// Points in writing.

/** Return points with a true minus sign. */
export const written = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Return points as a change, with a sign; no change is 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : written(value));
