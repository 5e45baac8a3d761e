declare const brand: unique symbol;

/**
 * A text or number that names one sort of thing: the compiler refuses it where that of another sort is wanted. A bare
 * text becomes one where it comes in.
 */
export type Named<Sort extends string, Form extends string | number = string> = Form & { readonly [brand]?: Sort };
