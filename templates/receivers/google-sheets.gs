/**
 * Receives leads and writes each into a row of the spreadsheet that this script belongs to. README.md beside this file
 * explains the setup.
 *
 * A browser may send a lead more than once, under the same leadId, because it cannot always know that the lead arrived.
 * Repeats get the same response, and no row is written.
 */
var SHEET_NAME = 'Leads';

/** The first column of every sheet. */
var ID_COLUMN = 'leadId';

/** Maximum wait for another lead that is being written, in milliseconds. */
var PATIENCE = 20000;

function doPost(event) {
  var lead;
  try {
    lead = JSON.parse(event.postData.contents);
  } catch (error) {
    return answer({ ok: false, error: 'The body is not JSON.' });
  }
  if (lead === null || typeof lead !== 'object' || typeof lead.leadId !== 'string' || lead.leadId === '') {
    return answer({ ok: false, error: 'The lead has no leadId.' });
  }

  // Without the lock, two leads at once would be written into the same row.
  var lock = LockService.getScriptLock();
  if (!lock.tryLock(PATIENCE)) return answer({ ok: false, error: 'Too many leads at once.' });
  try {
    var sheet = leadSheet();
    if (!isKnown(sheet, lead.leadId)) append(sheet, lead);
    // An unflushed row may be lost after the response, or invisible to the next request.
    SpreadsheetApp.flush();
    return answer({ ok: true, leadId: lead.leadId });
  } catch (error) {
    return answer({ ok: false, error: 'The row could not be written.' });
  } finally {
    lock.releaseLock();
  }
}

function leadSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET_NAME) || book.insertSheet(SHEET_NAME);
  if (sheet.getLastRow() === 0) sheet.appendRow([ID_COLUMN]);
  return sheet;
}

function isKnown(sheet, leadId) {
  var column = headings(sheet).indexOf(ID_COLUMN) + 1;
  if (column === 0) throw new Error('The sheet has no column ' + ID_COLUMN + '.');
  var rows = sheet.getLastRow() - 1;
  if (rows < 1) return false;
  return sheet.getRange(2, column, rows, 1).createTextFinder(leadId).matchEntireCell(true).findNext() !== null;
}

/** Writes each value under the heading of its name. A new name gets a new heading. */
function append(sheet, lead) {
  var names = headings(sheet);
  Object.keys(lead).forEach(function (name) {
    if (names.indexOf(name) !== -1) return;
    names.push(name);
    sheet.getRange(1, names.length).setValue(asText(name));
  });
  var row = names.map(function (name) {
    return Object.prototype.hasOwnProperty.call(lead, name) ? asText(lead[name]) : '';
  });
  var range = sheet.getRange(sheet.getLastRow() + 1, 1, 1, row.length);
  // Plain text keeps the leading zeros of phone numbers, and "=" starts no formula.
  range.setNumberFormat('@').setValues([row]);
}

function headings(sheet) {
  return sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0].map(String);
}

function asText(value) {
  var text = typeof value === 'string' ? value : JSON.stringify(value);
  // Programs that open an exported sheet would run it as a formula.
  return /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
}

/** Returns a JSON response. Apps Script cannot set a status code, so the body says whether it worked. */
function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(ContentService.MimeType.JSON);
}
