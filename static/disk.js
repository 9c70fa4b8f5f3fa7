// No module: browsers start none in a page that was opened from a disk, so nobody else could say there why nothing comes.
{
  const note = document.getElementById("disk");
  if (note && location.protocol === "file:") {
    note.hidden = false;
    note.querySelector("a")?.setAttribute("href", "omaha8.html");
  }
}
