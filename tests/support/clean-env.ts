const { PATH = '', NODE_COMPILE_CACHE } = process.env;

/** All that a program under test learns of this machine: where programs are, and where Node keeps what it has compiled. */
export const cleanEnv: Readonly<Record<string, string>> = {
  PATH,
  ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
};
