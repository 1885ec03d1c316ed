/** What the demonstration needs of the bank's vault: its customers' secrets are hashed for real. */
export interface Secrets {
  hashSecret(secret: string): Promise<string>;
  mac(use: string, ...parts: (string | Buffer)[]): Buffer;
}
