// What only the bench installs.
declare module "phe";
declare module "poker-odds-calc";
