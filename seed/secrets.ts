/** The part of the bank's vault that the demonstration needs: its people have real secrets. */
export interface Secrets {
  hashSecret(secret: string): Promise<string>;
  seal(use: string, plain: Buffer): Buffer;
  mac(use: string, ...parts: (string | Buffer)[]): Buffer;
  tag(use: string, ...parts: (string | Buffer)[]): Buffer;
}
