/** After an installation: packs the local service (see `packedPrograms.js`). What cannot be packed runs from its sources. */
try {
  // Loaded here, since whatever they need may be missing.
  const { packPrograms } = await import('../bundling/packPrograms.ts');
  const { compileAhead } = await import('../bundling/compileAhead.ts');
  if (await packPrograms()) await compileAhead();
} catch (error) {
  console.warn(`The local service starts from its sources, which takes longer: ${error}`);
}
