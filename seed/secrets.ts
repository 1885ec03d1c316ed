/** What the demonstration needs of the bank's vault: the secrets of its people are real ones. */
export interface Secrets {
  hashSecret(secret: string): Promise<string>;
  seal(use: string, plain: Buffer): Buffer;
  mac(use: string, ...parts: (string | Buffer)[]): Buffer;
  tag(use: string, ...parts: (string | Buffer)[]): Buffer;
}
